// What is loaded by a page on which there is a table.

import { question } from "./question";

const root = document.getElementById("table");
if (root) void question(root);
