// Names the tests that passed only on their second attempt, which continuous integration allows (`vitest.config.ts`).
export default class FlakyReporter {
  names = []

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.names.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd() {
    for (const name of this.names) console.log(`flaky: ${name} (passed on the second attempt)`)
  }
}
