import type { TaskConfig } from 'payload'

export const announceMessage: TaskConfig<{ input: { messageId: number }; output: object }> = {
  slug: 'announceMessage',
  inputSchema: [{ name: 'messageId', type: 'number', required: true }],
  handler: () => ({ output: {} }),
}
