import { readStatus, request } from '@/components/admin/request/request'
import { whenVisible } from '@/components/ui/whenVisible'

/** Records that a person reads a file that was prepared in advance. */
export function noteShown(fileId: number) {
  const sent = { method: 'POST', keepalive: true } as const
  const note = () => request(`/api/candidate-files/${fileId}/lecture`, sent, readStatus)
  whenVisible(() => void note())
}
