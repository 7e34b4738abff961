import type { OwnPart, PartView } from '@chulbal/contract/applications/member-parts';
import { useRef } from 'react';
import { Form } from 'react-router';
import { confirm } from '../../../lib/dialogs.ts';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import type { apply as texts } from '../apply.ko.ts';
import { MemberBib } from './member-bib.tsx';
import styles from './part.module.css';
import { PartFrame } from './part-frame.tsx';
import { PartOffers } from './part-offers.tsx';
import { PartSummary, type SummaryProps } from './part-summary.tsx';

type Props = SummaryProps & { view: PartView; part: OwnPart };

/** Signed, or over: what is held, with the way to correct it while there is time, and the way out. */
export function PartDone({ view, part, onOpen, ...shown }: Props) {
  const t = useTexts<typeof texts>('apply');
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { open, deadline, leaderName, lane, trackName } = view;
  const team = view.teamName || t('noTeamName');
  const moment = momentText(deadline.closesAt, language);
  const state = part.signed ? 'signed' : open ? 'again' : 'over';

  async function leave() {
    const words = { title: t('partLeave.title', { team }), body: t('partLeave.text', { team }) };
    if (await confirm({ ...words, ok: t('partLeave.go'), cancel: t('partLeave.back'), danger: true }))
      form.current?.requestSubmit();
  }

  return (
    <PartFrame heading={t(`done.${state}`)}>
      <MemberBib
        lane={lane}
        band={t('band', { lane, track: trackName, team })}
        name={shown.person.tmName}
        note={
          part.signed
            ? t('done.since', { moment: momentText(part.doneAt ?? deadline.closesAt, language) })
            : t('done.unsigned')
        }
        solid={part.signed}
      />
      <p className={styles.lead}>
        {t(open ? 'done.open' : 'done.closed', { leader: leaderName || t('theLeader'), moment })}
      </p>
      <PartSummary {...shown} onOpen={open ? onOpen : undefined} />
      {open && !part.signed && onOpen && (
        <Button variant="primary" size="lg" block onClick={() => onOpen('sign')}>
          {t('done.sign')}
        </Button>
      )}
      <ButtonLink to="/auth/sign" block>
        {t('done.account')}
      </ButtonLink>
      <Form method="post" action="/apply/part" ref={form} className={styles.leave}>
        <input type="hidden" name="intent" value="leave" />
        <Button
          type="submit"
          variant="danger"
          onClick={(event) => {
            event.preventDefault();
            void leave();
          }}
        >
          {t('partLeave.open')}
        </Button>
      </Form>
      <PartOffers offered={part.offered} />
    </PartFrame>
  );
}
