import { hasBusiness } from '@chulbal/contract/applications/rules';
import type { DocumentRule } from '@chulbal/contract/seasons/seasons';
import { useTexts } from '../../../lib/use-texts.ts';
import { formatBytes, shortHash } from '../../../ui/data/bytes.ts';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import type { apply } from '../apply.ko.ts';
import { saveStoredFile } from '../files/save-stored-file.ts';
import { useNameOf } from '../files/use-name-of.ts';
import { useApply } from '../form/apply-context.ts';
import styles from './review.module.css';

/** The files by document, and the bonus items that are claimed; `hashes` of what is submitted, as on its receipt. */
export function ReviewDocuments({ hashes }: { hashes: boolean | undefined }) {
  const t = useTexts<typeof apply>('apply');
  const { data, form } = useApply();
  const { documents } = data.track;
  const asked = documents.filter(
    ({ requirement }) => requirement !== 'bonus' && (requirement !== 'business' || hasBusiness(form)),
  );
  const bonuses = data.bonuses.flatMap((bonus, index) => {
    const claim = form.additionList[index];
    const rule = documents.find(({ slot }) => slot === `applyAddition${index + 1}`);
    return claim?.aaNo === bonus.aaNo ? [{ bonus, claim, rule }] : [];
  });
  return (
    <DefinitionList
      ruled
      facts={[
        ...asked.map((rule) => ({
          key: rule.slot,
          term: rule.label,
          text: <SlotFiles rule={rule} hashes={hashes} />,
        })),
        ...bonuses.map(({ bonus, claim, rule }) => ({
          key: `bonus-${bonus.aaNo}`,
          term: t('review.bonus', { points: bonus.points }),
          text: (
            <>
              {bonus.name}
              {claim.teamHistory && ` (${claim.teamHistory})`}
              {rule && <SlotFiles rule={rule} hashes={hashes} />}
            </>
          ),
        })),
      ]}
    />
  );
}

function SlotFiles({ rule, hashes }: { rule: DocumentRule; hashes: boolean | undefined }) {
  const t = useTexts<typeof apply>('apply');
  const { files } = useApply();
  const nameOf = useNameOf();
  const stored = files.filter(({ slot }) => slot === rule.slot);
  if (stored.length === 0) {
    return (
      <span className={styles.empty}>
        {rule.requirement === 'optional' ? t('review.noFile') : t('review.missingFile')}
      </span>
    );
  }
  return (
    <ul className={styles.files}>
      {stored.map((file) => (
        <li key={file.serverFileName}>
          <a
            className={styles.file}
            href={`/transfer/file/${file.serverFileName}`}
            onClick={(event) => {
              event.preventDefault();
              void saveStoredFile(file, t('file.downloadFailed'));
            }}
          >
            {file.name}
          </a>
          {file.person && <span> · {nameOf(file.person)}</span>}
          <small className={styles.small}>
            {formatBytes(file.size)}
            {hashes && ` · SHA-256 ${shortHash(file.sha256)}`}
          </small>
        </li>
      ))}
    </ul>
  );
}
