import { discardBody, request } from '@/components/admin/request/request'
import { runOncePageVisible } from '@/components/ui/runOncePageVisible'

/** Records that a person reads a file that was prepared in advance. */
export function recordFileReadWhenVisible(fileId: number) {
  const sent = { method: 'POST', keepalive: true } as const
  const note = () => request(`/api/candidate-files/${fileId}/lecture`, sent, discardBody)
  runOncePageVisible(() => void note())
}
