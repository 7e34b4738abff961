import type { ProgramDetail } from '@chulbal/contract/programs/programs';
import { JsonLd } from '../../lib/json-ld.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { useLanguage } from '../../lib/use-texts.ts';

const schema = 'https://schema.org';

/** A programme as an event for search engines. The address where it is held online is nobody's but participants'. */
export function ProgramEvent({ program }: { program: ProgramDetail }) {
  const { brand, origin } = useRootData();
  const language = useLanguage();
  const url = `${origin}/support/programs/detail/${program.boardId}`;
  const { place, online, cover, capacity, placesLeft } = program;
  const mode = place === '' ? 'Online' : online ? 'Mixed' : 'Offline';
  const locations = [
    ...(place ? [{ '@type': 'Place', name: place, address: place }] : []),
    ...(online ? [{ '@type': 'VirtualLocation', url }] : []),
  ];
  return (
    <JsonLd
      facts={{
        '@type': 'Event',
        ...{ name: program.programTitle, description: program.summary, url },
        ...{ startDate: program.startsAt, endDate: program.endsAt },
        inLanguage: program.onlyKorean ? 'ko' : language,
        eventStatus: `${schema}/EventScheduled`,
        eventAttendanceMode: `${schema}/${mode}EventAttendanceMode`,
        location: locations.length === 1 ? locations[0] : locations,
        organizer: { '@type': 'Organization', name: brand, url: origin },
        isAccessibleForFree: true,
        ...(cover ? { image: `${origin}/transfer/file/${cover.serverFileName}` } : {}),
        ...(capacity === null ? {} : { maximumAttendeeCapacity: capacity }),
        ...(placesLeft === null ? {} : { remainingAttendeeCapacity: placesLeft }),
      }}
    />
  );
}
