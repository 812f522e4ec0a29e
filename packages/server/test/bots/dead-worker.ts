throw new Error('a thread that never begins')
