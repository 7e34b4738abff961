import { type Drawn, recomputeDraw, ticketText } from '@chulbal/contract/raffle/draw';
import { called } from '@chulbal/domain/called';
import { recomputeFile } from './recompute-file.ts';

const usage = called('recompute-draw', 'draw-ipo-2026.csv 321455081207043318 [R-0682]');

/** Most places that are named. */
const SHOWN = 100;

/**
 * `npm run recompute-draw -- <file> <seed> [<ticket>]`: draws once more from a published list and the seed alone, names
 * winners and reserves, and finds a ticket among them. The hash that it prints is to be compared with the one that was
 * published before the seed was there. Ends with status 0, or with 2 when the file or the command cannot be read.
 */
export async function runRecomputeDraw(args: readonly string[]): Promise<void> {
  const [path, seed, ticket] = args;
  if (!path || !seed || !/\d/.test(seed)) {
    console.error(`\n✗ 명단 파일과 씨앗을 알려 주세요. Please name a list and a seed:\n  ${usage}\n`);
    process.exitCode = 2;
    return;
  }
  const result = await recomputeFile(path, (text) => recomputeDraw(text, seed));
  if (result.outcome === 'unreadable') {
    console.error(`\n✗ 추첨 명단으로 읽을 수 없어요. Not a list of a draw: ${result.why}\n`);
    process.exitCode = 2;
    return;
  }
  const { drawn, sha256, given, eventKey, tickets } = result;
  const winners = drawn.filter(({ reserve }) => !reserve).length;
  console.log(
    [
      '',
      `✓ 다시 뽑았어요. Drawn again: ${eventKey} · 번호표 tickets ${tickets}`,
      `  당첨 winners ${winners} · 예비 reserves ${drawn.length - winners}`,
      `  SHA-256 ${given}`,
      ...(given === sha256 ? [] : [`  줄을 바로 놓으면 · with its rows in order  ${sha256}`]),
      ...drawn.slice(0, SHOWN).map(lineOf),
      ...(ticket === undefined ? [] : ['', foundText(drawn, ticket)]),
      '',
    ].join('\n'),
  );
}

function lineOf({ prize, place, reserve, number }: Drawn): string {
  return `  ${prize} ${place} ${ticketText(number)}${reserve ? ' (예비 reserve)' : ''}`;
}

function foundText(drawn: readonly Drawn[], ticket: string): string {
  const number = Number(ticket.replaceAll(/\D/g, ''));
  const found = drawn.find((one) => one.number === number);
  return found ? `→${lineOf(found)}` : `→ ${ticketText(number)}: 뽑히지 않았어요. Not drawn.`;
}
