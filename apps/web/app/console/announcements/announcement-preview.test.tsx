import { afterEach, expect, test, vi } from 'vitest';
import { answerEach, errorOf, fill, find, press, until } from '../../ui/hands-for-test.ts';
import { renderConsole } from '../shell/console-for-test.tsx';
import { announcement as words } from './announcement.ko.ts';
import { CommentDialog } from './announcement-preview.tsx';

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
