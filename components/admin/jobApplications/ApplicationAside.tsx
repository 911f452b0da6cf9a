import { applicationHistoryWords } from '@/src/content/admin/applicationHistory'
import type { findApplicationEvents } from '@/src/queries/findApplicationEvents'
import styles from './ApplicationAside.module.css'
import { ApplicationHistory } from './ApplicationHistory'
import { ApplicationPanels } from './ApplicationPanels'
import type { ApplicationPanelProps } from './applicationPanel'
import type { HistoryLine } from './historyLine'

type Props = {
  page: ApplicationPanelProps
  /** The lines that plugins add to the history. */
  pluginHistory: readonly HistoryLine[]
  history: Awaited<ReturnType<typeof findApplicationEvents>>
}

/** Right column of an application: panels of plugins, history. */
export const ApplicationAside = ({ history, page, pluginHistory }: Props) => (
  <div className={styles.aside}>
    <ApplicationPanels {...page} place="aside" />
    <section aria-label={applicationHistoryWords.title}>
      <h3>{applicationHistoryWords.title}</h3>
      <ApplicationHistory {...history} pluginLines={pluginHistory} timezone={page.timezone} />
    </section>
  </div>
)
