import styles from './FormProblem.module.css'

type Props = { sentence: string | undefined }

/** The error of a whole form; announced when it appears. */
export function FormProblem({ sentence }: Props) {
  return (
    <div aria-live="assertive" className={styles.announcer}>
      {sentence ? <p className={styles.problem}>{sentence}</p> : null}
    </div>
  )
}
