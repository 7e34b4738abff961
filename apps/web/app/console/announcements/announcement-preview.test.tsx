import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerEach, errorOf, fill, find, press, until } from '../../ui/hands-for-test.ts';
import { renderConsole } from '../shell/console-for-test.tsx';
import { announcement as words } from './announcement.ko.ts';
import { AnnouncementPreview, CommentDialog } from './announcement-preview.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

test('comments that another operator edited first are shown beside what is typed, which stays and can be saved', async () => {
  const saves: unknown[] = [];
  let edited = '';
  answerEach<{ name: string; input: { text: string } }>(({ name, input }) => {
    const editedBy = edited ? '강민서' : null;
    if (name === 'comments') return { status: 200, body: { given: ['좋아요'], edited, editedBy } };
    saves.push(input);
    if (saves.length > 1) return { status: 200, body: null };
    edited = '남의 의견';
    return { status: 409, body: { code: 4043, name: 'editedElsewhere', message: '새로', fields: {} } };
  });
  const team = { teamNo: 7, teamName: '물결로그' };
  const onClose = vi.fn();
  ({ clear } = await renderConsole(
    <CommentDialog stage={{ trackNo: 3, stageNo: 2 }} team={team} onClose={onClose} />,
  ));
  const text = new RegExp(`^${words.commentDialog.text}`);
  await until(() => find('textbox', text));
  await fill('textbox', text, '내 의견');
  await press('button', words.commentDialog.save);
  expect(errorOf('textbox', text)).toContain(words.commentDialog.overtaken);
  expect(await until(() => find('dialog').textContent)).toContain('남의 의견');
  expect(find<HTMLTextAreaElement>('textbox', text).value).toBe('내 의견');
  await press('button', words.commentDialog.save);
  expect(saves).toMatchObject([
    { text: '내 의견', seen: '' },
    { text: '내 의견', seen: '남의 의견' },
  ]);
  expect(onClose).toHaveBeenCalled();
});

const busy = {
  status: 503,
  body: { code: 5003, name: 'busy', message: '잠시 뒤에 다시 해 주세요.', fields: {} },
};
const stage = { trackNo: 3, stageNo: 2 };

test('comments that cannot be loaded are said to be missing, and nothing can be saved over them', async () => {
  answerEach(() => busy);
  const team = { teamNo: 7, teamName: '물결로그' };
  ({ clear } = await renderConsole(<CommentDialog stage={stage} team={team} onClose={vi.fn()} />));
  await until(() => expect(find('dialog').textContent).toContain(words.commentDialog.failed));
  await press('button', words.commentDialog.save);
  expect(find('dialog').textContent).toContain(words.commentDialog.failed);
});

test('a preview that cannot be made takes the old one away, and is made at a press', async () => {
  const letter = {
    teamNo: 7,
    teamName: '물결로그',
    number: '2026-3-7',
    language: 'ko',
    subject: '',
    lines: [],
  };
  const page = { totalElements: 1, totalPages: 1, content: [letter] };
  let answers = 0;
  const calls = answerEach(() => {
    answers += 1;
    return answers === 2 ? busy : { status: 200, body: page };
  });
  const shown = () => document.body.textContent ?? '';
  // It is asked for a moment after the last key.
  const asked = (times: number) =>
    act(() => vi.waitFor(() => expect(calls).toHaveLength(times), { timeout: 30_000 }));
  ({ clear } = await renderConsole(
    <AnnouncementPreview stage={stage} templates={{} as never} outcome="passed" />,
  ));
  await asked(1);
  await until(() => expect(shown()).toContain('물결로그'));
  await fill('textbox', words.find, '물결');
  await asked(2);
  await until(() => expect(shown()).toContain(words.previewFailed));
  expect(shown()).not.toContain('물결로그');
  await press('button', words.reload);
  await until(() => expect(shown()).toContain('물결로그'));
  expect(shown()).not.toContain(words.previewFailed);
});
