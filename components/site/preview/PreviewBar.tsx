import { previewWords as words } from '@/src/content/preview'
import styles from './PreviewBar.module.css'

/** Above the site while staff look at a draft. */
export function PreviewBar() {
  return (
    <div className={styles.bar} role="status">
      <p>
        <strong>{words.title}</strong> {words.explanation}
      </p>
      {/* No link of Next's: it would leave the draft by merely prefetching the address. */}
      <a href="/api/apercu/quitter">{words.leave}</a>
    </div>
  )
}
