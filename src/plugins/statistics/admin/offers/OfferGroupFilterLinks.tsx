import { Link } from '@payloadcms/ui'
import {
  OFFER_ATTENTION_GROUPS,
  type OfferAttentionGroup,
  type OfferTableQuery,
} from '@/src/plugins/statistics/rules/offerTable'
import { offerTableText as text } from '@/src/plugins/statistics/words/admin/offerTable'
import styles from './Offers.module.css'
import type { BuildOfferTableUrl } from './OffersReport'

type Props = {
  tableQuery: OfferTableQuery
  groups: Record<OfferAttentionGroup, number>
  addressOf: BuildOfferTableUrl
}

/** Links that filter the offers by the attention that they need, each with its number of offers. */
export function OfferGroupFilterLinks({ tableQuery, groups, addressOf }: Props) {
  return (
    <nav aria-label={text.groupsLabel}>
      <ul className={styles.groups}>
        {OFFER_ATTENTION_GROUPS.map((group) => (
          <li key={group}>
            <Link
              aria-current={tableQuery.group === group ? 'true' : undefined}
              className={styles.group}
              data-none={groups[group] === 0}
              href={addressOf({ group: tableQuery.group === group ? null : group })}
              prefetch={false}
            >
              <strong>{text.groups[group]}</strong>
              <span className={styles.figure}>{text.count(groups[group])}</span>
              <span className={styles.help}>
                <span>{text.groupHelp[group]}</span>{' '}
                {tableQuery.source && <span>{text.ofSource(tableQuery.source)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {tableQuery.group && (
        <Link className={styles.all} href={addressOf({ group: null })} prefetch={false}>
          {text.all}
        </Link>
      )}
    </nav>
  )
}
