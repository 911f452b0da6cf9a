import styles from './Wordmark.module.css'

/** The company's name, set in type beside its mark: three strokes of an E, the middle one lit. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <svg aria-hidden="true" viewBox="0 0 20 24" className={styles.mark}>
        <path d="M0 2h20M0 22h20" />
        <path className={styles.lit} d="M0 12h13" />
      </svg>
      {name}
    </span>
  )
}
