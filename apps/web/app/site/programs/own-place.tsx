import type { MyProgram, Participation } from '@chulbal/contract/programs/programs';
import { Form, useNavigation, useSubmit } from 'react-router';
import { confirm } from '../../lib/dialogs.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Status, type StatusKind } from '../../ui/lane/status.tsx';
import type { programs as texts } from './programs.ko.ts';

type Props = {
  program: Pick<MyProgram, 'boardId' | 'programTitle'>;
  /** Comes back to my page instead of the programme's. */
  toMyPage?: boolean;
};

/** Gives a place back after asking; without script the press is the answer. */
export function CancelForm({ program, toMyPage = false }: Props) {
  const t = useTexts<typeof texts>('programs');
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  const { boardId, programTitle: title } = program;
  return (
    <Form
      method="post"
      action={`/support/programs/detail/${boardId}`}
      preventScrollReset
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const words = { body: t('mine.sureText', { title }), ok: t('mine.cancel'), cancel: t('mine.keep') };
        if (await confirm({ title: t('mine.sure'), danger: true, ...words }))
          await submit(form, { preventScrollReset: true });
      }}
    >
      <input type="hidden" name="intent" value="cancel" />
      {toMyPage && <input type="hidden" name="back" value="mypage" />}
      <Button type="submit" variant="ghost" busy={busy} aria-label={t('mine.cancelOf', { title })}>
        {t('mine.cancel')}
      </Button>
    </Form>
  );
}

const shapes: Record<Participation, StatusKind> = {
  ...{ placed: 'ok', waiting: 'upcoming', attended: 'announced', cancelled: 'cancelled' },
};

type OwnStatusProps = { participation: Participation; waitingNumber: number | null };

/** What somebody's own application has come to, as a shape and a word. */
export function OwnStatus({ participation, waitingNumber }: OwnStatusProps) {
  const t = useTexts<typeof texts>('programs');
  return (
    <Status kind={shapes[participation]}>
      {t(`participation.${participation}`, { number: waitingNumber ?? '' })}
    </Status>
  );
}
