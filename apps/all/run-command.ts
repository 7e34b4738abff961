import { type ParseArgsConfig, parseArgs } from 'node:util';
import { RefusedToStart } from '@chulbal/domain/refused-to-start';

/** Runs a command of the terminal to its end; a refusal is printed as its sentences. Ends with status 1 where it fails. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof RefusedToStart ? `\n✗ ${error.message}\n` : error);
    process.exitCode = 1;
  }
}

/** A command's options. @throws RefusedToStart with how it is called, for anything else. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false, strict: true }).values;
  } catch {
    throw new RefusedToStart(`이렇게 실행해 주세요. Run it like this:\n  ${usage}`);
  }
}
