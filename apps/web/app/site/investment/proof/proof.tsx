import type { OutputOf } from '@chulbal/contract/endpoint';
import type { findLedgerLines, MarketResults } from '@chulbal/contract/investment/investment';
import { stampText } from '@chulbal/contract/time-texts';
import { Form } from 'react-router';
import { shortMoney } from '../../../lib/money.ts';
import { copyText } from '../../../lib/share-address.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { formatBytes } from '../../../ui/data/bytes.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import type { investment } from '../investment.ko.ts';
import styles from './proof.module.css';

type Lines = OutputOf<typeof findLedgerLines>;
type Props = { igNo: number; results: MarketResults; own: string; asked: string; found: Lines | null };

/** The file with its hashes, the command that calculates it again, and anybody's own lines by their pseudonym. */
export function Proof({ igNo, results: { file }, own, asked, found }: Props) {
  const t = useTexts<typeof investment>('investment');
  const language = useLanguage();
  const facts = [
    [t('proof.file'), t('proof.lines', { count: file.lines.toLocaleString(language) }), file.name],
    [t('proof.sha256'), '', file.sha256],
    [t('proof.lastHash'), '', file.lastHash],
  ] as const;
  const command = `npm run recompute-market -- ${file.name} --expect ${file.sha256}`;
  const copy = () => copyText(command, { copied: t('proof.copied'), notCopied: t('proof.notCopied') });
  return (
    <div className={styles.proof}>
      <div>
        <Heading level={2} size="3xl" id="ledger">
          {t('proof.title')}
        </Heading>
        <p>{t('proof.text')}</p>
        <ButtonLink variant="line" icon="download" reloadDocument to={`/transfer/ledger/${igNo}.csv`}>
          {t('file', { size: formatBytes(file.bytes) })}
        </ButtonLink>
      </div>
      <dl>
        {facts.map(([term, note, text]) => (
          <div key={term}>
            <dt>
              {term} {note && <small>{note}</small>}
            </dt>
            <dd>
              <code>{text}</code>
            </dd>
          </div>
        ))}
        <div>
          <dt>
            {t('proof.again')} <small>{t('proof.againNote')}</small>
          </dt>
          <dd>
            <code className={styles.command}>{command}</code>
            <Button size="sm" icon="copy" onClick={copy}>
              {t('proof.copy')}
            </Button>
          </dd>
        </div>
        <div>
          <dt>{t('proof.mine')}</dt>
          <dd>
            <Form method="get" action="#ledger" className={styles.find} preventScrollReset>
              <TextInput
                name="wallet"
                aria-label={t('proof.mineLabel')}
                defaultValue={asked || own}
                maxLength={20}
                autoComplete="off"
              />
              <Button type="submit" variant="line">
                {t('proof.find')}
              </Button>
            </Form>
            {found && (
              <p role="status">
                {found.length === 0
                  ? t('proof.foundNone')
                  : t('proof.found', { pseudonym: asked.toUpperCase(), count: found.length })}
              </p>
            )}
            {found && found.length > 0 && <Found lines={found} />}
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Found({ lines }: { lines: Lines }) {
  const t = useTexts<typeof investment>('investment');
  const language = useLanguage();
  return (
    <ScrollRegion label={t('proof.mine')} className={styles.scroll}>
      <table>
        <thead>
          <tr>
            {(['place', 'at', 'what', 'hash'] as const).map((one) => (
              <th key={one} scope="col">
                {t(`proof.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ place, at, kind, teamName, amount, hash }) => (
            <tr key={place}>
              <th scope="row">{place?.toLocaleString(language)}</th>
              <td>{stampText(at, language)}</td>
              <td>
                {t(`did.${kind}`, { company: teamName ?? t('aCompany') })} {shortMoney(amount, language)}
              </td>
              <td>
                <code>{hash?.slice(0, 12)}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
