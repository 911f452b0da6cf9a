import { countText, personKindLabels } from '@/src/content/admin/personData'
import { PERSON_KINDS, type PersonCounts } from '@/src/domain/personRecord'
import styles from './PersonData.module.css'

/** How much of each kind there is; what there is none of is not listed. */
export function PersonKinds({ counts }: { counts: PersonCounts }) {
  return (
    <dl className={styles.kinds}>
      {PERSON_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
        <div key={kind}>
          <dt>{personKindLabels[kind]}</dt>
          <dd>{countText(counts[kind])}</dd>
        </div>
      ))}
    </dl>
  )
}
