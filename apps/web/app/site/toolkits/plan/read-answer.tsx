import type { Block, Picture, Run } from '@chulbal/contract/toolkits/business-plan';
import { Fragment } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import type { toolkits as texts } from '../toolkits.ko.ts';
import styles from './answer.module.css';
import { usePictureAddress } from './pictures.ts';

/** Parts of a text have no names but their places, and are only read. */
function keyed<Part>(parts: readonly Part[]): { key: number; item: Part }[] {
  return parts.map((item, key) => ({ key, item }));
}

/** An answer to be read. */
export function ReadAnswer({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.prose}>
      {keyed(blocks).map(({ key, item: block }) => (
        <ReadBlock key={key} block={block} />
      ))}
    </div>
  );
}

function ReadBlock({ block }: { block: Block }) {
  if (block.kind === 'text') {
    return (
      <p>
        <Line runs={block.runs} />
      </p>
    );
  }
  if (block.kind === 'picture') return <ReadPicture picture={block} />;
  if (block.kind === 'list') {
    const List = block.numbered ? 'ol' : 'ul';
    return (
      <List>
        {keyed(block.items).map(({ key, item }) => (
          <li key={key}>
            <Line runs={item} />
          </li>
        ))}
      </List>
    );
  }
  return (
    <div className={styles.wide}>
      <table>
        <tbody>
          {keyed(block.rows).map(({ key: place, item: row }) => (
            <tr key={place}>
              {keyed(row).map(({ key, item: cell }) =>
                place === 0 && cell.length > 0 ? (
                  <th key={key} scope="col">
                    <Line runs={cell} />
                  </th>
                ) : (
                  <td key={key}>
                    <Line runs={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) return <br />;
  return keyed(runs).map(({ key, item: { text, bold } }) => {
    const lines = keyed(text.split('\n')).map(({ key: row, item: line }) => (
      <Fragment key={row}>
        {row > 0 && <br />}
        {line}
      </Fragment>
    ));
    return bold ? <strong key={key}>{lines}</strong> : <Fragment key={key}>{lines}</Fragment>;
  });
}

function ReadPicture({ picture: { id, alt, width, height } }: { picture: Picture }) {
  const t = useTexts<typeof texts>('toolkits');
  const address = usePictureAddress(id);
  if (address === null) return <p className={styles.gone}>{t('picture.gone', { alt })}</p>;
  return address ? (
    <img src={address} alt={alt} width={width} height={height} />
  ) : (
    <span className={styles.coming} style={{ aspectRatio: `${width} / ${height}`, maxWidth: width }} />
  );
}
