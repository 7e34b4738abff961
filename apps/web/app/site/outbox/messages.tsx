import { listMessages } from '@chulbal/contract/outbox';
import { stampText } from '@chulbal/contract/time-texts';
import { data } from 'react-router';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { Route } from './+types/messages';
import type { messages as texts } from './messages.ko.ts';
import styles from './messages.module.css';

/** `/dev/messages`: what would have gone out by e-mail and SMS. It does not exist in production (S-16). */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, mode } = visitOf(context);
  if (mode === 'production') throw data(null, { status: 404 });
  return { messages: await api(listMessages) };
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('messages');
  const language = useLanguage();
  return (
    <>
      <PageMeta title={t('title')} noIndex />
      <Wrap narrow>
        <PageHead title={t('title')} lede={t('lead')} />
        {loaderData.messages.length === 0 && <EmptyState title={t('empty')} />}
        <ul className={styles.list}>
          {loaderData.messages.map((message) => (
            <li key={message.id} className={styles.message}>
              <p className={styles.facts}>
                {t(message.channel)} · {t(`status.${message.status}`)} · {t('to', { to: message.to })} ·{' '}
                <time dateTime={message.createdAt}>{stampText(message.createdAt, language)}</time>
              </p>
              {message.subject && <h2 className={styles.subject}>{message.subject}</h2>}
              <p className={styles.text}>{message.text}</p>
              {linksIn(message.text).map((address) => (
                <p key={address}>
                  <a href={address}>{address}</a>
                </p>
              ))}
            </li>
          ))}
        </ul>
      </Wrap>
    </>
  );
}

/** The addresses in a message, so that a personal link can be followed from the preview. */
function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/\S+/g))];
}
