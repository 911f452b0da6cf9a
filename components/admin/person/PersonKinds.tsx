import { countText, personKindLabels, personWords as words } from '@/src/content/admin/personData'
import { PERSON_KINDS, type PersonCounts } from '@/src/domain/people/personRecord'
import styles from './PersonData.module.css'

/** How much of each kind there is; what there is none of is not listed. */
export function PersonKinds({ counts, replaced = 0 }: { counts: PersonCounts; replaced?: number }) {
  return (
    <dl className={styles.kinds}>
      {PERSON_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
        <div key={kind}>
          <dt>{personKindLabels[kind]}</dt>
          <dd>{countText(counts[kind])}</dd>
        </div>
      ))}
      {replaced > 0 ? (
        <div>
          <dt>{words.replaced}</dt>
          <dd>{countText(replaced)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
