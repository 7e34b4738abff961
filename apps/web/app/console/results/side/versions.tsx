import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Link } from '../../../ui/action/link.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { useResult } from '../result-context.ts';
import type { results as texts } from '../results.ko.ts';
import section from './side-panel.module.css';

/** Every finalised version: who asked, who confirmed, when and why. */
export function Versions() {
  const t = useTexts<typeof texts>('results');
  const language = useLanguage();
  const { data, past, ask } = useResult();
  const { stage, versions } = data;
  const newest = Math.max(0, ...versions.map(({ version }) => version));
  return (
    <section aria-labelledby="versions-title">
      <div className={section.title}>
        <h2 id="versions-title">{t('versions.title')}</h2>
      </div>
      {versions.length === 0 && <p className={section.note}>{t('versions.none')}</p>}
      {versions.length > 0 && (
        <Link className={section.announce} to={`/console/announcements/${stage.trackNo}/${stage.stageNo}`}>
          {t('versions.announce')}
        </Link>
      )}
      {versions.length > 0 && !past && (
        <button type="button" className={section.reopen} onClick={() => ask({ what: 'reopen' })}>
          {t('versions.reopen')}
        </button>
      )}
      <ol className={section.versions}>
        {[...versions]
          .sort((a, b) => b.version - a.version)
          .map((one) => {
            const { version, kind, finalisedAt, requestedBy, confirmedBy, reason, selected, sha256 } = one;
            return (
              <li key={version} aria-current={past?.version === version || undefined}>
                <b>v{version}</b>
                <span className={section.state} data-newest={version === newest || undefined}>
                  {version === newest && <DenseIcon name="lock" />}
                  {t(version === newest ? 'versions.final' : 'versions.replaced')}
                  {kind === 'withdrawal' && `, ${t('versions.withdrawal')}`}
                </span>
                <time dateTime={finalisedAt}>{momentText(finalisedAt, language)}</time>
                <p>
                  {t('versions.by', { requested: requestedBy, confirmed: confirmedBy, reason })}{' '}
                  {t('versions.selected', { count: selected })}
                </p>
                <code title={sha256}>{sha256.slice(0, 16)}</code>
                <span className={section.versionActs}>
                  <Link
                    to={`/console/results/${stage.trackNo}/${stage.stageNo}?version=${version}`}
                    aria-label={t('versions.seeOf', { version })}
                    preventScrollReset
                  >
                    {t('versions.see')}
                  </Link>
                  <button
                    type="button"
                    aria-label={t('versions.fileOf', { version })}
                    onClick={() => ask({ what: 'file', version })}
                  >
                    {t('versions.file')}
                  </button>
                </span>
              </li>
            );
          })}
      </ol>
    </section>
  );
}
