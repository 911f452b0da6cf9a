import styles from './LabelledValues.module.css'

type Props = { rows: readonly (readonly [label: string, value: string | null | undefined])[] }

/** Labels and values; rows without a value are omitted. */
export function LabelledValues({ rows }: Props) {
  return (
    <dl className={styles.particulars}>
      {rows.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
