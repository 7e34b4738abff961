// node deploy/ready.mjs <port>
//
// For a supervisor that runs a program to know how a container is: ends with 0 while its server can do its work.
const port = Number(process.argv[2]);
const ready = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(4_000) }).then(
  (reply) => reply.ok,
  () => false,
);
process.exitCode = ready ? 0 : 1;
