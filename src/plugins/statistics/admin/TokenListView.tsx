import type { ListViewServerProps } from 'payload'
import { pickListViewClientProps } from '@/components/admin/list/pickListViewClientProps'
import { StandardListView } from '@/components/admin/list/StandardListView'
import { statisticsTokensText as text } from '@/src/plugins/statistics/words/admin/statisticsTokens'
import { CreateToken } from './CreateToken'
import styles from './Tokens.module.css'

/** Payload's list of the tokens, with a button to create one above it. */
export function TokenListView(props: ListViewServerProps) {
  const head = (
    <section className={styles.head}>
      <p>{text.description}</p>
      <CreateToken />
    </section>
  )
  return <StandardListView {...pickListViewClientProps(props)} Description={head} />
}
