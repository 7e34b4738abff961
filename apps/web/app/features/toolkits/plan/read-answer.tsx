import type { Block, Picture, Run } from '@chulbal/contract/business-plan';
import { Fragment } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import styles from './answer.module.css';
import { usePictureAddress } from './pictures.ts';
import type { plan as texts } from './plan.ko.ts';

/** An answer to be read. */
export function ReadAnswer({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no names and are only read
        <ReadBlock key={at} block={block} />
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
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={at}>
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
          {block.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={index}>
              {row.map((cell, at) =>
                index === 0 && cell.length > 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <th key={at} scope="col">
                    <Line runs={cell} />
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={at}>
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
  return runs.map(({ text, bold }, at) => {
    const lines = text.split('\n').map((line, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={row}>
        {row > 0 && <br />}
        {line}
      </Fragment>
    ));
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return bold ? <strong key={at}>{lines}</strong> : <Fragment key={at}>{lines}</Fragment>;
  });
}

function ReadPicture({ picture: { id, alt, width, height } }: { picture: Picture }) {
  const t = useTexts<typeof texts>('plan');
  const address = usePictureAddress(id);
  if (address === null) return <p className={styles.gone}>{t('picture.gone', { alt })}</p>;
  return address ? (
    <img src={address} alt={alt} width={width} height={height} />
  ) : (
    <span className={styles.coming} style={{ aspectRatio: `${width} / ${height}`, maxWidth: width }} />
  );
}
