import { Link } from '@payloadcms/ui'
import type { WidgetServerProps } from 'payload'
import { Panel } from '@/components/admin/dashboard/Panel'
import { CARE_PATH } from '@/src/plugins/content-care/rules/care'
import { careText as text } from '@/src/plugins/content-care/words/admin/care'
import styles from './Care.module.css'
import { CareKinds } from './CareKinds'
import { cachedCare } from './careFor'

const carePath = `/admin${CARE_PATH}`

/** Dashboard widget: number of content problems per kind. */
export async function CareWidget({ req }: WidgetServerProps) {
  // Payload also renders a widget alone when it is added to the dashboard, so the widget checks the user itself.
  if (!req.user) return null
  const entries = await cachedCare(req)
  return (
    <Panel
      actions={
        entries.length > 0 ? (
          <Link href={carePath} prefetch={false}>
            {text.seeAll}
          </Link>
        ) : null
      }
      title={text.title}
    >
      {entries.length === 0 ? <p className={styles.none}>{text.none}</p> : null}
      <CareKinds address={carePath} entries={entries} />
    </Panel>
  )
}
