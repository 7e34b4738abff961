import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { consoleCommands } from '../../lib/command/commands.ts';
import { answerCalls, asked, find, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { Findings } from './findings.tsx';
import { planEditor as words } from './plan-editor.ko.ts';
import { PublishSide } from './publish-side.tsx';

const command = consoleCommands('quiz') as unknown as (
  name: string,
  input: unknown,
) => ReturnType<Parameters<typeof PublishSide>[0]['publish']>;

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

type Given = { blocks?: number; upToDate?: boolean; readOnly?: boolean; saved?: number | null };

function Page({ blocks = 0, upToDate = false, readOnly = false, saved = 4 }: Given) {
  const [version, setVersion] = useState(1);
  return (
    <>
      <Findings
        found={Array.from({ length: blocks }, (_, at) => ({
          ...{ kind: 'empty', about: `questions.${at}`, weight: 'blocks' as const, text: `질문 ${at + 1}` },
        }))}
      />
      <details id="at-questions.0" tabIndex={-1}>
        <summary>질문</summary>
      </details>
      <PublishSide
        {...{ blocks, upToDate, readOnly, note: '방문자에게 바로 보여요.', visitor: '/quiz' }}
        written={{ version, versions: [] }}
        onSave={async () => saved}
        publish={(editVersion) => command('publish', { editVersion })}
        onPublished={(written) => setVersion(written.version)}
      >
        <p>{version}판</p>
      </PublishSide>
    </>
  );
}
const show = async (given: Given = {}) => {
  ({ clear } = await renderConsolePart(<Page {...given} />, { words: { planEditor: words } }));
};

test('what is written is saved and then published, and the version is said', async () => {
  const calls = answerCalls({ status: 200, body: { version: 2, versions: [] } });
  await show();
  await press('button', words.publish.again);
  expect(asked(calls)).toEqual([{ name: 'publish', input: { editVersion: 4 } }]);
  expect(said()).toContain('2판을 게시했어요.');
  expect(document.body.textContent).toContain('2판');
});

test('what could not be saved is not published', async () => {
  const calls = answerCalls({ status: 200, body: {} });
  await show({ saved: null });
  await press('button', words.publish.again);
  expect(calls).not.toHaveBeenCalled();
});

test('while something blocks, the button says why and leads there', async () => {
  const calls = answerCalls({ status: 200, body: {} });
  await show({ blocks: 2 });
  await press('button', words.publish.again);
  expect(calls).not.toHaveBeenCalled();
  expect(document.getElementById('publish-why')?.textContent).toBe('2곳을 고치면 게시할 수 있어요.');
  expect(document.activeElement?.textContent).toBe(words.findings.title);
});

test('a finding opens what it is about and takes the keyboard there', async () => {
  Element.prototype.scrollIntoView = () => {};
  await show({ blocks: 1 });
  await press('button', '질문 1');
  expect(document.querySelector('details')?.open).toBe(true);
  expect(document.activeElement?.id).toBe('at-questions.0');
});

test('a refusal is said beside the button', async () => {
  const message = '다른 사람이 먼저 게시했어요.';
  answerCalls({ status: 409, body: { code: 409, name: 'editedElsewhere', message, fields: {} } });
  await show();
  await press('button', words.publish.again);
  expect(find('button', words.publish.again).closest('aside')?.textContent).toContain(message);
});

test('who only reads has nothing to publish', async () => {
  await show({ readOnly: true });
  expect(document.querySelector('aside button')).toBeNull();
});
