import { listWrittenFaqs, type WrittenFaq } from '@chulbal/contract/faqs';
import { faqCategoryNames } from '@chulbal/contract/faqs.values';
import { useCommand } from '../../lib/command/use-command.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { OrderedPage } from '../ordered-list/ordered-page.tsx';
import { faqCommand } from '../shell/commands.ts';
import type { Route } from './+types/faq-admin';
import type { faqAdmin as texts } from './faq-admin.ko.ts';
import { FaqForm } from './faq-form.tsx';

export const handle: TextsHandle = {
  texts: ['saving', 'console-ordered-list', 'console-edit-conflicts', 'ui-rich-editor'],
};

export async function loader({ context }: Route.LoaderArgs) {
  return { faqs: await visitOf(context).api(listWrittenFaqs, {}) };
}

/** `/console/faqs`: the questions in their order, one of them open for editing. */
export default function FaqAdmin({ loaderData: { faqs } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('faqAdmin');
  const language = useLanguage();
  const command = useCommand();
  const { busy, run } = command;
  return (
    <OrderedPage
      words={{
        ...{ title: t('title'), add: t('add'), order: t('order') },
        ...{ empty: t('empty'), emptyText: t('emptyText') },
      }}
      rows={faqs.map((faq) => ({
        key: faq.faqNo,
        name: faq.titleKo,
        small: faqCategoryNames[faq.category][language],
        standing: (
          <>
            {faq.titleEn === '' && <Tag>{t('noEnglish')}</Tag>}
            <StateMark kind={faq.published ? 'ok' : 'off'}>{t(faq.published ? 'shown' : 'hidden')}</StateMark>
          </>
        ),
        show: (
          <Button
            variant="line"
            disabled={busy}
            onClick={() => void run(() => faqCommand('publish', toggled(faq)))}
          >
            {t(faq.published ? 'hide' : 'show')}
          </Button>
        ),
      }))}
      form={(faqNo, writing) => (
        <FaqForm key={faqNo} faq={faqs.find((faq) => faq.faqNo === faqNo)} {...writing} />
      )}
      command={command}
      onOrder={async (faqNos) => (await run(() => faqCommand('order', { faqNos }))) !== null}
    />
  );
}

function toggled({ faqNo, published }: WrittenFaq) {
  return { faqNo, published: !published };
}
