import styles from './FormProblem.module.css'

type Props = { sentence: string | undefined }

/** What went wrong with a form as a whole; announced when it appears. */
export function FormProblem({ sentence }: Props) {
  return (
    <div aria-live="assertive" className={styles.announcer}>
      {sentence ? <p className={styles.problem}>{sentence}</p> : null}
    </div>
  )
}
