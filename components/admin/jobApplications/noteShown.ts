import { whenVisible } from '@/components/ui/whenVisible'

/** Tells that a file is being read: that it was handed over ahead is on record already. */
export function noteShown(fileId: number) {
  const how = { method: 'POST', credentials: 'include', keepalive: true } as const
  const note = () =>
    fetch(`/api/candidate-files/${fileId}/lecture`, how).catch((err: unknown) =>
      console.warn({ err, msg: 'A reading could not be noted' }),
    )
  whenVisible(() => void note())
}
