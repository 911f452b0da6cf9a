'use client'

import { useRowLabel } from '@payloadcms/ui'

/** A folded section shows its kind and its heading. */
export function SectionTitle({ kind }: { kind: string }) {
  const { data } = useRowLabel<{ heading?: string | null } | undefined>()
  return <span>{data?.heading ? `${kind} – ${data.heading}` : kind}</span>
}
