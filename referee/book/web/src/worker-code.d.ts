declare module "worker-code" {
  /** The script of the worker (worker.ts), as text. */
  const code: string;
  export default code;
}
