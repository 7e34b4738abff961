let caller = 'npm run';

/** At the start of a program: how its commands are typed where it was installed, which `CALLED_AS` says. */
export function callCommandsAs({ CALLED_AS }: Record<string, string | undefined>): void {
  if (CALLED_AS) caller = CALLED_AS;
}

/** A command of the product as somebody types it here: `npm run restore -- --replace`, `chulbal restore --replace`. */
export function called(command: string, given = ''): string {
  const options = given && (caller === 'npm run' ? ` -- ${given}` : ` ${given}`);
  return `${caller} ${command}${options}`;
}
