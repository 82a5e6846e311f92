import { CommentEntity } from '../comments/comment.entity.js';
import { CourseInstanceEntity } from '../course-instances/course-instance.entity.js';
import { ExamEntity } from '../exams/exam.entity.js';
import { StudentEntity } from '../students/student.entity.js';
import { TaskEntity } from '../tasks/task.entity.js';
import { UploadedFileEntity } from '../files/uploaded-file.entity.js';
import { TeacherEntity } from '../users/teacher.entity.js';
import { UserEntity } from '../users/user.entity.js';

/** Every entity that TypeORM writes; hot reads and bulk work are SQL of their own. */
export const ENTITIES = [
  CommentEntity,
  CourseInstanceEntity,
  ExamEntity,
  StudentEntity,
  TaskEntity,
  TeacherEntity,
  UploadedFileEntity,
  UserEntity,
];
