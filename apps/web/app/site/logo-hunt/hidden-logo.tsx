import { kindOfPage } from '@chulbal/contract/events/rules';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { siteCommands } from '../../lib/command/commands.ts';
import { confirm } from '../../lib/dialogs.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type { hiddenLogo as texts } from './hidden-logo.ko.ts';
import styles from './hidden-logo.module.css';

type Hunt = { eventKey: string; pages: string[] };

/** Keys of the hunts for which a page may hide a logo. */
function huntsOn(hunts: readonly Hunt[], page: string): string[] {
  return hunts.filter((hunt) => kindOfPage(hunt, page) !== null).map(({ eventKey }) => eventKey);
}

const command = siteCommands('event');

type Offered = { eventKey: string; offer: string; page: string };

/** For whoever is logged in: asks after each navigation to an eligible page whether a logo is on it, and shows it. */
export function HiddenLogo() {
  const t = useTexts<typeof texts>('hiddenLogo');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hunts = useHunts();
  const [offered, setOffered] = useState<Offered | null>(null);
  const page = pathname.replace(/\/+$/, '') || '/';
  const keys = huntsOn(hunts, page).join(',');

  useEffect(() => {
    setOffered(null);
    if (keys === '') return;
    let gone = false;
    void command('isFind', { eventKey: keys.split(','), page }, { background: true }).then((answer) => {
      const found = answer.kind === 'done' ? answer.data.find(({ offer }) => offer !== null) : undefined;
      if (found?.offer && !gone) setOffered({ eventKey: found.eventKey, offer: found.offer, page });
    });
    return () => {
      gone = true;
    };
  }, [keys, page]);

  async function press({ eventKey, offer }: Offered) {
    setOffered(null);
    const answer = await command('found', { eventKey, offer });
    if (answer.kind === 'refused') return toast.error(answer.problem.message);
    if (answer.kind !== 'done') {
      setOffered({ eventKey, offer, page });
      return answer.kind === 'cancelled' ? undefined : toast.error(answer.problem?.message ?? t('unreached'));
    }
    toast.success(answer.data.message);
    if (!answer.data.complete) return;
    if (await confirm({ title: answer.data.message, body: t('all') })) {
      await navigate('/ipo/contents/event');
    }
  }
  if (offered?.page !== page) return null;
  return (
    <button type="button" className={styles.logo} aria-label={t('press')} onClick={() => void press(offered)}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M7 0h6v7h7v6h-7v7H7v-7H0V7h7z" fill="var(--orange-500)" />
      </svg>
    </button>
  );
}

let known: Promise<Hunt[]> | null = null;

/** Open hunts and their pages, asked once for as long as the document lives. */
function useHunts(): readonly Hunt[] {
  const [hunts, setHunts] = useState<readonly Hunt[]>([]);
  useEffect(() => {
    known ??= command('hunts', {}, { background: true }).then((answer) =>
      answer.kind === 'done' ? answer.data : [],
    );
    let gone = false;
    void known.then((found) => {
      if (!gone) setHunts(found);
    });
    return () => {
      gone = true;
    };
  }, []);
  return hunts;
}
