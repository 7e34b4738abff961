import { board, getWrittenPost } from '@chulbal/contract/posts/operators';
import { useState } from 'react';
import { isUnsaved } from '../../lib/autosave/edited.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { useFocusOnWrong } from '../../lib/command/use-focus-on-wrong.ts';
import { instantOfLocal, localText } from '../../lib/korean-time.ts';
import { useLeaveGuard } from '../../lib/leave-guards.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { SavedState } from '../../ui/autosave/saved-state.tsx';
import { useSavedWords } from '../../ui/autosave/use-saved-words.ts';
import type { postAdmin as texts } from '../posts/post-admin.ko.ts';
import styles from '../posts/post-admin.module.css';
import { PostButtons } from '../posts/post-buttons.tsx';
import { PostConflicts } from '../posts/post-conflicts.tsx';
import { PostPreview } from '../posts/post-preview.tsx';
import { usePost } from '../posts/use-post.ts';
import { postCommand } from '../shell/commands.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/post-editor';
import { PostFields } from './post-fields.tsx';

export const handle: TextsHandle = {
  texts: ['saving', 'console-posts', 'ui-rich-editor', 'ui-content-file'],
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  const postNo = Number(params.postNo);
  if (!Number.isSafeInteger(postNo) || postNo < 1) throw new Response(null, { status: 404 });
  const post = await api(getWrittenPost, { postNo });
  if (post.draft.board !== board.safeParse(params.board).data) throw new Response(null, { status: 404 });
  return post;
}

/** `/console/posts/{board}/{postNo}`: what the editor holds is its own; another post is another editor. */
export default function PostEditorPage({ loaderData }: Route.ComponentProps) {
  return <PostEditor key={loaderData.postNo} first={loaderData} />;
}

/** The language in which a field stands: `titleEn`, `details.placeEn`. */
const languageOf = (path: string) => (path.endsWith('En') ? 'en' : 'ko');

function PostEditor({ first }: { first: Route.ComponentProps['loaderData'] }) {
  const t = useTexts<typeof texts>('postAdmin');
  const editing = usePost(first);
  const { engine, view, post, draft, problem, setProblem, take } = editing;
  const [writing, setWriting] = useState<'ko' | 'en'>('ko');
  const [choosing, setChoosing] = useState(false);
  const saved = useSavedWords(view);
  const [at, setAt] = useState(first.publishAt ? localText(first.publishAt) : '');
  const command = useCommand();
  useFocusOnWrong(problem);
  useLeaveGuard(() => isUnsaved(engine.view().content), { save: () => engine.save() });
  const publishAt = instantOfLocal(at);
  const isLater = publishAt !== null && Date.parse(publishAt) > Date.parse(post.savedAt);
  const { postNo } = post;

  async function publish() {
    if (!(await engine.save())) {
      setChoosing(true);
      return;
    }
    const { version: editVersion } = engine.view().content;
    const answer = await postCommand('publish', { postNo, editVersion, publishAt });
    if (answer.kind === 'refused') {
      setProblem(answer.problem);
      const [path] = Object.keys(answer.problem.fields);
      if (path) setWriting(languageOf(path));
    }
    if (answer.kind !== 'done') return;
    take(answer.data);
    toast.success(t(isLater ? 'scheduled' : 'published'));
  }

  async function hide(hidden: boolean) {
    if (!(await command.run(() => postCommand('hide', { postNo, hidden })))) return;
    const answer = await postCommand('written', { postNo });
    if (answer.kind === 'done') take(answer.data);
  }

  const name = t(`boards.${draft.board}.write`);
  return (
    <>
      <PageHead title={name} windowTitle={draft.titleKo || name}>
        <SavedState saved={saved} onConflicts={() => setChoosing(true)} wake={() => engine.wake()} />
      </PageHead>
      <div className={styles.editor}>
        <PostFields
          {...{ draft, writing, setWriting, at, setAt }}
          taken={editing.taken}
          problem={problem}
          change={editing.change}
          changeDetails={editing.changeDetails}
        />
        <aside className={styles.side} aria-label={t('preview')}>
          <PostButtons
            post={post}
            busy={command.busy}
            isLater={isLater}
            at={publishAt}
            onSave={() => void engine.save()}
            onPublish={() => void publish()}
            onHide={(hidden) => void hide(hidden)}
            onRestore={editing.writeOnFrom}
          />
          <PostPreview draft={post.draft} language={writing} />
        </aside>
      </div>
      <PostConflicts
        board={draft.board}
        open={choosing}
        onOpen={setChoosing}
        conflicts={view.content.conflicts}
        onSettle={(choices) => void editing.settle(choices)}
      />
    </>
  );
}
