declare module 'woothee' {
  const woothee: { parse(userAgent: string): { name: string; os: string } }
  export default woothee
}
