import { type ParseArgsConfig, parseArgs } from 'node:util';
import { called } from '@chulbal/domain/called';
import { isOutage } from '@chulbal/domain/outage';
import { RefusedToStart } from '@chulbal/domain/refused-to-start';
import { kindOf } from './doctor/finding.ts';

/**
 * Runs a command of the terminal to its end; a refusal, and a service that is silent or refuses, are printed as sentences.
 * Ends with status 1 where it fails.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const said = sentenceOf(error);
    console.error(said ? `\n✗ ${said}\n` : error);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof RefusedToStart) return error.message;
  const isOfService = isOutage(error) || (error instanceof Error && '$metadata' in error);
  if (!isOfService) return null;
  const kind = kindOf(error);
  return (
    `서비스나 디스크가 받아 주지 않아요 (${kind}). ${called('doctor')}로 살펴본 뒤 다시 실행해 주세요.\n` +
    `A service or disk does not let it through (${kind}). Look with "${called('doctor')}", then run this again.`
  );
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
