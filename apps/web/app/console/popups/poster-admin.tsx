import { koreanDay } from '@chulbal/contract/korean-days';
import { listWrittenPosters, type PosterDraft, type WrittenPoster } from '@chulbal/contract/popups/posters';
import { getSeason, type TrackView } from '@chulbal/contract/seasons/seasons';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ContentFileField } from '../../ui/content-file/content-file-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { Writing } from '../ordered-list/ordered-page.tsx';
import { displayCommand } from '../shell/commands.ts';
import type { Route } from './+types/poster-admin';
import styles from './display.module.css';
import { DisplayAdmin } from './display-admin.tsx';
import { DisplayForm, PictureFields, type WrittenDraft } from './display-form.tsx';
import type { displays as texts } from './displays.ko.ts';

export const handle: TextsHandle = {
  texts: ['saving', 'console-ordered-list', 'console-edit-conflicts', 'ui-content-file'],
};

export async function loader({ context }: Route.LoaderArgs) {
  const { api, attempt, now } = visitOf(context);
  const [posters, season] = await Promise.all([api(listWrittenPosters, {}), attempt(getSeason, {})]);
  return { posters, season: season.ok ? season.data : null, now: now.getTime() };
}

/** `/console/posters`: a poster is of the whole league or of a track of the newest season. */
export default function PosterAdmin({ loaderData: { posters, season, now } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('displays');
  const tracks = season?.tracks ?? [];
  const year = season?.year ?? Number(koreanDay(now).slice(0, 4));
  return (
    <DisplayAdmin
      kind="poster"
      displays={posters}
      now={now}
      factsOf={({ draft }) => {
        const track = tracks.find(({ trackNo }) => trackNo === draft.trackNo);
        return `${draft.year} · ${track ? t('ofTrack', { lane: track.lane, name: track.name }) : t('ofLeague')}`;
      }}
      form={(poster, writing) => (
        <PosterForm key={poster?.displayNo} poster={poster} tracks={tracks} year={year} {...writing} />
      )}
    />
  );
}

type Props = Writing & {
  poster: WrittenPoster | undefined;
  /** Of the newest season. */
  tracks: readonly TrackView[];
  /** Of a new poster. */
  year: number;
};

/** One poster in both languages; a new one where none is given. */
function PosterForm({ poster, tracks, year, ...writing }: Props) {
  return (
    <DisplayForm
      {...writing}
      kind="poster"
      first={poster?.draft ?? emptyOf(year)}
      hidden={poster?.hidden ?? true}
      editVersion={poster?.editVersion ?? 0}
      send={(draft, editVersion) =>
        displayCommand('savePoster', { displayNo: poster?.displayNo ?? null, editVersion, draft })
      }
      head={(written) => <Head {...written} tracks={tracks} />}
      words={(written) => <PictureFields {...written} />}
      preview={({ draft, side }) => {
        const picture = side === 'Ko' ? draft.pictureKo : (draft.pictureEn ?? draft.pictureKo);
        if (!picture) return null;
        return (
          <figure className={styles.poster}>
            <img src={`/console/transfer/content/${picture.serverFileName}`} alt={draft[`alt${side}`]} />
            <figcaption>{draft[`title${side}`]}</figcaption>
          </figure>
        );
      }}
    />
  );
}

function emptyOf(year: number): PosterDraft {
  return {
    ...{ year, trackNo: null, titleKo: '', titleEn: '', altKo: '', altEn: '', link: '' },
    ...{ pictureKo: null, pictureEn: null, file: null, from: null, until: null },
  };
}

function Head({ draft, taken, change, wrong, tracks }: WrittenDraft<PosterDraft> & Pick<Props, 'tracks'>) {
  const t = useTexts<typeof texts>('displays');
  const isPast = draft.trackNo !== null && !tracks.some(({ trackNo }) => trackNo === draft.trackNo);
  return (
    <>
      <div className={styles.row}>
        <Field label={t('year')} error={wrong('year')}>
          <TextInput
            type="number"
            min={2000}
            max={9999}
            value={String(draft.year)}
            onChange={(event) => change({ year: Number(event.currentTarget.value) })}
          />
        </Field>
        <Field label={t('track')} error={wrong('trackNo')}>
          <Select
            value={String(draft.trackNo ?? '')}
            onChange={(event) => change({ trackNo: Number(event.currentTarget.value) || null })}
            options={[
              { value: '', text: t('ofLeague') },
              ...(isPast ? [{ value: String(draft.trackNo), text: t('ofPast') }] : []),
              ...tracks.map(({ trackNo, lane, name }) => ({
                value: String(trackNo),
                text: t('ofTrack', { lane, name }),
              })),
            ]}
          />
        </Field>
      </div>
      <ContentFileField
        key={taken}
        kind="file"
        optional
        label={t('file')}
        hint={t('fileHint')}
        file={draft.file}
        error={wrong('file')}
        onChange={(file) =>
          change({
            file: file && { serverFileName: file.serverFileName, name: file.name, size: file.size },
          })
        }
      />
    </>
  );
}
