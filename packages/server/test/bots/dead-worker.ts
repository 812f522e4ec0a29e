throw new Error('this worker fails while starting')
