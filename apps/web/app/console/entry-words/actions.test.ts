import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { actions as en } from './actions.en.ts';
import { actions as ko } from './actions.ko.ts';
import { audit as enWords } from './audit.en.ts';
import { audit as koWords } from './audit.ko.ts';

const domain = path.resolve(import.meta.dirname, '../../../../../packages/domain');

const written = /'([a-z]+\.[a-zA-Z]+)'/g;

/** Every action that a command of the domain writes into the log. */
function recorded(): string[] {
  const files = globSync('**/*.ts', { cwd: domain }).filter((file) => !file.endsWith('.test.ts'));
  const texts = files
    .map((file) => readFileSync(path.join(domain, file), 'utf8'))
    .filter((text) => text.includes('audit/commands') || text.includes('function record('));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/(?:\baction\b[^,;]*?[:=]|accessOf\()[^,;]*/g)].flatMap(([part]) => actionsIn(part)),
  );
  // The rest stand in tables of their own; their nouns are known, and are not those of the database's tables.
  const nouns = new Set([...named, ...Object.keys(ko)].map(nounOf));
  const rest = texts
    .flatMap(actionsIn)
    .filter((one) => nouns.has(nounOf(one)) && !nounOf(one)?.endsWith('s'));
  return [...new Set([...named, ...rest])].sort();
}

function actionsIn(text: string): string[] {
  return [...text.matchAll(written)].map(([, one]) => one ?? '');
}

function nounOf(action: string): string | undefined {
  return action.split('.')[0];
}

type Words = { readonly [key: string]: string | Words };

function wordsFor(texts: Words, action: string): string | undefined {
  const [noun = '', verb = ''] = action.split('.');
  const verbs = texts[noun];
  const words = typeof verbs === 'object' ? verbs[verb] : undefined;
  return typeof words === 'string' ? words : undefined;
}

describe('words of the audit log', () => {
  test('the actions of the domain are found', () => {
    expect(recorded()).toEqual(
      expect.arrayContaining(['operator.confirmFailed', 'operator.join', 'view.save']),
    );
  });

  test.each(recorded())('%s has words in both languages', (action) => {
    expect(wordsFor(ko, action), 'in actions.ko.ts').toBeTruthy();
    expect(wordsFor(en, action), 'in actions.en.ts').toBeTruthy();
  });

  test('so has everything that an evaluator is shown of a team', () => {
    const command = readFileSync(path.join(domain, 'evaluation/target.commands.ts'), 'utf8');
    const [line = ''] = /\bshown: .*/.exec(command) ?? [];
    const names = [...line.matchAll(/'(\w+)'/g)].map(([, name]) => name ?? '');
    expect(names).toContain('people');
    for (const words of [koWords, enWords])
      expect(Object.keys(words.terms)).toEqual(expect.arrayContaining(names));
  });
});
