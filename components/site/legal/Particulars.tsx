import styles from './Particulars.module.css'

type Props = { rows: readonly (readonly [label: string, value: string | null | undefined])[] }

/** Labels and what they stand for; rows without a value are left out. */
export function Particulars({ rows }: Props) {
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
