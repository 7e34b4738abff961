import { listWrittenPopups, type PopupDraft, type WrittenPopup } from '@chulbal/contract/popups/popups';
import { popupModes, popupTypes } from '@chulbal/contract/popups/values';
import { oneOf } from '../../lib/one-of.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { PopupCard } from '../../site/popups/popup-card.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { forOperators } from '../../ui/rich-editor/content-files.ts';
import { RichEditor } from '../../ui/rich-editor/rich-editor.tsx';
import type { Writing } from '../ordered-list/ordered-page.tsx';
import { displayCommand } from '../shell/commands.ts';
import type { Route } from './+types/popup-admin';
import styles from './display.module.css';
import { DisplayAdmin } from './display-admin.tsx';
import { DisplayForm, PictureFields, type WrittenDraft } from './display-form.tsx';
import type { displays as texts } from './displays.ko.ts';

export const handle: TextsHandle = {
  texts: ['saving', 'console-ordered-list', 'console-edit-conflicts', 'ui-rich-editor', 'ui-content-file'],
};

export async function loader({ context }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  return { popups: await api(listWrittenPopups, {}), now: now.getTime() };
}

/** `/console/popups` */
export default function PopupAdmin({ loaderData: { popups, now } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('displays');
  return (
    <DisplayAdmin
      kind="popup"
      displays={popups}
      now={now}
      factsOf={({ draft }) => `${t(`types.${draft.popupType}`)} · ${t(`modes.${draft.mode}`)}`}
      form={(popup, writing) => <PopupForm key={popup?.displayNo} popup={popup} {...writing} />}
    />
  );
}

const empty: PopupDraft = {
  ...{ popupType: 'text', mode: 'panel', titleKo: '', titleEn: '', contentKo: '', contentEn: '' },
  ...{ pictureKo: null, pictureEn: null, altKo: '', altEn: '', link: '', from: null, until: null },
};

/** One popup in both languages; a new one where none is given. */
function PopupForm({ popup, ...writing }: Writing & { popup: WrittenPopup | undefined }) {
  return (
    <DisplayForm
      {...writing}
      kind="popup"
      first={popup?.draft ?? empty}
      hidden={popup?.hidden ?? true}
      editVersion={popup?.editVersion ?? 0}
      send={(draft, editVersion) =>
        displayCommand('savePopup', { displayNo: popup?.displayNo ?? null, editVersion, draft })
      }
      head={(written) => <Head {...written} />}
      words={(written) => <Words {...written} />}
      preview={(written) => <Preview {...written} />}
    />
  );
}

function Head({ draft, change }: WrittenDraft<PopupDraft>) {
  const t = useTexts<typeof texts>('displays');
  return (
    <div>
      <div className={styles.row}>
        <FieldGroup label={t('type')}>
          <Segments
            name="popupType"
            value={draft.popupType}
            onChange={(event) =>
              change({ popupType: oneOf(popupTypes, event.currentTarget.value) ?? draft.popupType })
            }
            choices={popupTypes.map((value) => ({ value, text: t(`types.${value}`) }))}
          />
        </FieldGroup>
        <FieldGroup label={t('mode')}>
          <Segments
            name="mode"
            value={draft.mode}
            onChange={(event) => change({ mode: oneOf(popupModes, event.currentTarget.value) ?? draft.mode })}
            choices={popupModes.map((value) => ({ value, text: t(`modes.${value}`) }))}
          />
        </FieldGroup>
      </div>
      <p className={styles.hint}>{t('modeHint')}</p>
    </div>
  );
}

function Words(written: WrittenDraft<PopupDraft>) {
  const t = useTexts<typeof texts>('displays');
  const { draft, taken, side, change, wrong } = written;
  if (draft.popupType === 'image') return <PictureFields {...written} />;
  const content = `content${side}` as const;
  return (
    <div>
      {wrong(content) && <FieldError>{wrong(content)}</FieldError>}
      <RichEditor
        key={`${content} ${taken}`}
        label={`${t('content')} (${t(side === 'Ko' ? 'ko' : 'en')})`}
        html={draft[content]}
        onChange={(html) => change({ [content]: html })}
      />
    </div>
  );
}

/** The card that visitors get; its text is what the editor holds, which knows no more than the sanitiser lets in. */
function Preview({ draft, side }: WrittenDraft<PopupDraft>) {
  const picture = side === 'Ko' ? draft.pictureKo : (draft.pictureEn ?? draft.pictureKo);
  const shown = draft.popupType === 'image' ? picture : null;
  return (
    <div className={styles.popup} data-mode={draft.mode} lang={side === 'Ko' ? 'ko' : 'en'} inert>
      <PopupCard
        titleId="popup-preview"
        pictures="/console/transfer/content/"
        onClose={() => {}}
        popup={{
          ...{ popupNo: 0, popupTitle: draft[`title${side}`], popupType: draft.popupType, mode: draft.mode },
          ...{ popupLink: draft.link, popupAlt: draft[`alt${side}`] },
          popupModifyFileName: shown?.serverFileName ?? null,
          ...{ width: shown?.width ?? null, height: shown?.height ?? null },
          popupContent: draft.popupType === 'text' ? forOperators(draft[`content${side}`]) : '',
        }}
      />
    </div>
  );
}
