import { SMTPServer } from 'smtp-server';

// A mail server that takes every letter and keeps none, as a process of its own: node e2e/mail-process.ts <port>
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => void stream.resume().once('end', () => done()),
});
// Whoever is killed in the middle of a letter hangs up on it; that ends a connection and not the server.
server.on('error', (error) => console.error(error.message));
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
