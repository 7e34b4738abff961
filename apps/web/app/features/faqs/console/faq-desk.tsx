import { faqCategoryNames, listWrittenFaqs, type WrittenFaq } from '@chulbal/contract/faqs';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { OrderedRows } from '../../console/ordered-rows.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { useCommand } from '../../console/use-command.ts';
import { useUnsaved } from '../../console/use-unsaved.ts';
import type { Route } from './+types/faq-desk';
import { faqCommand } from './commands.ts';
import type { faqDesk as texts } from './faq-desk.ko.ts';
import styles from './faq-desk.module.css';
import { FaqForm } from './faq-form.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { faqs: await visitOf(context).api(listWrittenFaqs, {}) };
}

/** `/console/faqs`: the questions in their order, one of them open for editing. */
export default function FaqDesk({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('faqDesk');
  const language = useLanguage();
  const { faqs } = loaderData;
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const { busy, problem, run } = useCommand();
  const unsaved = useUnsaved(t('leave'));

  function turnTo(next: typeof open) {
    unsaved.keep(false);
    setOpen(next);
  }
  const askedTurnTo = (next: typeof open) => {
    if (unsaved.mayLeave()) turnTo(next);
  };
  const writing = {
    onDirty: unsaved.keep,
    onClose: () => askedTurnTo(null),
    onSaved: () => turnTo(null),
  };
  const add = (
    <Button variant="primary" icon="plus" onClick={() => askedTurnTo('new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.page}>
        {faqs.length > 0 && (
          <div className={styles.top}>
            <p>{t('order')}</p>
            {add}
          </div>
        )}
        {problem && (
          <p className={styles.error} role="alert">
            {problem.message}
          </p>
        )}
        {open === 'new' && <FaqForm {...writing} />}
        {faqs.length === 0 && open === null && (
          <EmptyState title={t('empty')} text={t('emptyText')} action={add} />
        )}
        <OrderedRows
          rows={faqs.map((faq) => ({
            key: faq.faqNo,
            name: faq.titleKo,
            row: (
              <>
                <span className={styles.name}>
                  <b>{faq.titleKo}</b>
                  <small>{faqCategoryNames[faq.category][language]}</small>
                </span>
                {faq.titleEn === '' && <Tag>{t('noEnglish')}</Tag>}
                <Tag hot={faq.published}>{t(faq.published ? 'shown' : 'hidden')}</Tag>
                <Button
                  variant="line"
                  disabled={busy}
                  onClick={() => void run(() => faqCommand('publish', toggled(faq)))}
                >
                  {t(faq.published ? 'hide' : 'show')}
                </Button>
                <Button
                  variant="line"
                  aria-expanded={open === faq.faqNo}
                  onClick={() => askedTurnTo(open === faq.faqNo ? null : faq.faqNo)}
                >
                  {t('edit')}
                </Button>
              </>
            ),
            below: open === faq.faqNo && <FaqForm faq={faq} {...writing} />,
          }))}
          busy={busy}
          fixed={open !== null}
          onOrder={async (faqNos) => (await run(() => faqCommand('order', { faqNos }))) !== null}
        />
      </div>
    </>
  );
}

function toggled({ faqNo, published }: WrittenFaq) {
  return { faqNo, published: !published };
}
