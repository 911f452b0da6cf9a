import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { z } from 'zod'
import { WEB_SERVER_FILE } from '@/src/server/build/bundlePrograms'

const LogLineSchema = z.looseObject({ level: z.string(), time: z.string() })
export type LogLine = z.infer<typeof LogLineSchema>

/** The built web server in a child process, with JSON logs as in a container. */
export async function startLoggedServer(folder: string, variables: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(folder, WEB_SERVER_FILE)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', LOG_FORMAT: 'json', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => {
      text += piece
    })
  }
  const exited = once(child, 'exit')
  await once(child, 'message')
  return {
    url: `http://localhost:${variables.PORT}`,
    text: () => text,
    lines: (): LogLine[] =>
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => LogLineSchema.parse(JSON.parse(line))),
    signal: (name: 'SIGTERM' | 'SIGKILL') => child.kill(name),
    exited,
  }
}
