/** Why a server will not start, said to the person who starts it; its message is all they need to see. */
export class RefusedToStart extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RefusedToStart';
  }
}
