import { createServer, type Server, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type ReceivedMail = Email & {
  raw: string
  envelopeTo: string[]
  signedInAs: string | undefined
}

type SmtpServerOptions = {
  port?: number
  /** The required credentials; without them any client may send. */
  account?: { user: string; password: string }
}

type SmtpRefusal = { code: number; words: string }

type MaybeRefusal = SmtpRefusal | null | Promise<SmtpRefusal | null>

type RunningSmtpServer = {
  mails: ReceivedMail[]
  port: number
  stop: () => Promise<void>
  /** While set, every mail is refused with it. */
  refusal: SmtpRefusal | null
  /** While set, every client is refused with it at once. */
  refusalAtOnce: () => MaybeRefusal
  /** Returns the refusal of mail to this address. */
  refusalOf: (address: string) => MaybeRefusal
  /** Called while a mail is being received. */
  whileReceiving: () => Promise<unknown>
  /** Called with each mail and its place, before the client gets the response. */
  onReceived: (raw: Buffer, place: number) => void
  /** Closes all connections without a response. */
  breakOff: () => Promise<void>
}

/** A real mail server that stores what it receives. */
export async function startSmtpServer({ port = 0, account }: SmtpServerOptions = {}) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: !account,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === account?.user && password === account?.password
        ? done(null, { user: username })
        : done(new Error('Wrong user or password')),
    async onConnect(_session, done) {
      done(refusalError(await running.refusalAtOnce()))
    },
    onMailFrom(_address, _session, done) {
      done(refusalError(running.refusal))
    },
    async onRcptTo({ address }, _session, done) {
      done(refusalError(await running.refusalOf(address)))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks)
        const mail = await PostalMime.parse(raw)
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address)
        await running.whileReceiving()
        mails.push({ ...mail, raw: raw.toString(), envelopeTo, signedInAs: session.user })
        running.onReceived(raw, mails.length)
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const running: RunningSmtpServer = {
    mails,
    port: portOf(server.server),
    stop,
    refusal: null,
    refusalAtOnce: () => null,
    refusalOf: () => null,
    whileReceiving: async () => undefined,
    onReceived: () => undefined,
    breakOff: async () => {
      for (const { _socket } of server.connections) _socket.destroy()
    },
  }
  return running
}

const refusalError = (refusal: SmtpRefusal | null) =>
  refusal && Object.assign(new Error(refusal.words), { responseCode: refusal.code })

/** A mail server that accepts connections and never responds. */
export async function startSilentSmtpServer(port = 0) {
  let tried = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    tried += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { port: portOf(server), stop, countTried: () => tried }
}

function portOf(server: { address: Server['address'] }) {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}
